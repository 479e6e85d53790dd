import { Fragment } from 'react';
import styles from './CompoundName.module.css';
import { splitCompound } from './splitCompound';

/** A name of the catalogues in Japanese; a line breaks only between its words. */
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
