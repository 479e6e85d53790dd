import { Fragment, type ReactNode } from 'react';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { AllTexts } from '../../../i18n/AllTexts';
import { EmptyNote } from './EmptyNote';
import styles from './ItemList.module.css';

interface ItemListProps {
  /**
   * The items. For each there is the name of a profile's field, which determines who sees the item, and the
   * item's label and value.
   */
  items: readonly (readonly [field: string, label: string, value: ReactNode])[];
  profile: Readonly<Record<string, unknown>>;
  /**
   * The section of the profile to which the items belong. If no item has a value, the text for an empty
   * section of this kind is shown.
   */
  empty: keyof AllTexts['ownProfile']['empty'];
}

/**
 * Lists items of a profile: the label, the value, and a text that says who sees the value. Items without a
 * value are left out.
 */
export function ItemList({ items, profile, empty }: ItemListProps) {
  const given = items.filter(([, , value]) => value !== null && value !== undefined && value !== '');
  if (given.length === 0) return <EmptyNote of={empty} />;
  return (
    <dl className={styles.items}>
      {given.map(([field, label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <div>{value}</div>
            <SharedTo field={field} profile={profile} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
