import { Fragment } from 'react';
import styles from './CompoundName.module.css';
import { splitCompound } from './splitCompound';

/** A Japanese name from a catalogue, in which lines break only between words. */
export const CompoundName = ({ name }: { name: string }) => (
  <span className={styles.name} lang="ja">
    {splitCompound(name).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
