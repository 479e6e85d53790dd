import { Fragment, type ReactNode } from 'react';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';
import type { AllTexts } from '../../../i18n/AllTexts';
import { Section } from '../career/Section';
import { EditLink } from './EditLink';
import { EmptyNote } from './EmptyNote';
import styles from './ItemSection.module.css';

type Item = readonly [field: string, label: string, value: ReactNode];

/** Returns the viewers of most of the items, the first of those that are equally frequent. */
function findUsualViewer(viewers: readonly WidestViewer[]): WidestViewer | undefined {
  const count = (viewer: WidestViewer) => viewers.filter((one) => one === viewer).length;
  return viewers.toSorted((a, b) => count(b) - count(a))[0];
}

interface ItemSectionProps {
  title: string;
  /** The path of the screen on which the items are edited, and the name that its link says. */
  edit: { to: string; of: string };
  /**
   * The items. For each there is the name of a profile's field, which determines who sees the item, and the
   * item's label and value.
   */
  items: readonly Item[];
  profile: Readonly<Record<string, unknown>>;
  /** If no item has a value, the text for an empty section of this kind is shown. */
  empty: keyof AllTexts['ownProfile']['empty'];
}

/**
 * A section of a profile with labels and values. Its head says who sees most of the items, and the margin
 * marks only the others. Items without a value are left out.
 */
export function ItemSection({ title, edit, items, profile, empty }: ItemSectionProps) {
  const given = items
    .filter(([, , value]) => value !== null && value !== undefined && value !== '')
    .map(([field, label, value]) => ({ field, label, value, viewer: widestViewerOf(field, profile) }));
  const usual = findUsualViewer(given.map(({ viewer }) => viewer));
  const usualItem = given.find(({ viewer }) => viewer === usual);
  return (
    <Section
      title={title}
      aside={usualItem && <SharedTo field={usualItem.field} profile={profile} />}
      action={<EditLink {...edit} />}
    >
      {given.length === 0 && <EmptyNote of={empty} />}
      <dl className={styles.items}>
        {given.map(({ field, label, value, viewer }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <div>{value}</div>
              {viewer !== usual && <SharedTo field={field} profile={profile} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
