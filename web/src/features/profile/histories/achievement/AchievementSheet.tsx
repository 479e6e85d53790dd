import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../components/feedback/Banner';
import type { FieldTexts } from '../../../../components/forms/edit/FieldTexts';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import type { CareerAchievementFragment, CareerHistoryFragment } from '../../../../generated/career';
import { formatMonth } from '../../../../lib/format/formatMonth';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import type { ReadCareer } from '../useCareer';
import { AchievementFields } from './AchievementFields';
import type { AchievementValues, EditedFile, EditedLink } from './AchievementValues';
import { useAchievementRecord } from './useAchievementRecord';

interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isContinuation?: boolean | null;
  isCurrentJob?: boolean | null;
}

const FOREVER = '9999-12';
const monthOf = (day: string | null | undefined) => day?.slice(0, 7) ?? '';

/**
 * Returns whether the period of an achievement starts or ends outside the period of its history. Unknown
 * dates are ignored.
 */
function isOutside(achievement: Period, history: Period): boolean {
  const isOpen = history.isContinuation || history.isCurrentJob;
  const from = monthOf(history.startDate);
  const until = (!isOpen && monthOf(history.endDate)) || FOREVER;
  const start = monthOf(achievement.startDate);
  const end = achievement.isContinuation ? FOREVER : monthOf(achievement.endDate);
  return [start, end].some((month) => month !== '' && (month < from || month > until));
}

interface AchievementSheetProps {
  history: CareerHistoryFragment;
  achievement?: CareerAchievementFragment;
  read: ReadCareer;
  onClose: () => void;
}

function achievementFieldTexts(t: TFunction): FieldTexts<AchievementValues> {
  const plain = (field: 'projectName' | 'role' | 'division' | 'position' | 'topics') =>
    t(`histories.achievement.${field}`);
  const month = (label: string) => ({ label, format: (day: string) => formatMonth(day) });
  const list = (names: readonly (string | null)[]) => names.join(t('common.join'));
  return {
    projectName: plain('projectName'),
    role: plain('role'),
    division: plain('division'),
    position: plain('position'),
    topics: plain('topics'),
    description: t('histories.field.description'),
    startDate: month(t('histories.personal.start')),
    endDate: month(t('histories.personal.end')),
    isContinuation: t('histories.personal.ongoing'),
    coverImage: { label: t('histories.achievement.coverImage'), format: () => t('histories.otherPicture') },
    links: {
      label: t('histories.field.links'),
      format: (links: readonly EditedLink[]) => list(links.map(({ title, url }) => title ?? url)),
    },
    uploads: {
      label: t('histories.field.uploads'),
      format: (files: readonly EditedFile[]) => list(files.map(({ filename }) => filename)),
    },
  };
}

/**
 * Warns if the period of the achievement is not within the period of its work history. The warning does not
 * prevent saving.
 */
function PeriodWarning({ history }: Pick<AchievementSheetProps, 'history'>) {
  const { t } = useTranslation();
  const values = Form.useWatch([], Form.useFormInstance<AchievementValues>()) as
    | AchievementValues
    | undefined;
  if (!values || !isOutside(values, history)) return null;
  return <Banner tone="waiting">{t('histories.achievement.outside')}</Banner>;
}

/** The sheet in which a talent adds or edits an achievement of a work history. */
export function AchievementSheet({ history, achievement, read, onClose }: AchievementSheetProps) {
  const { t } = useTranslation();
  const edited = useAchievementRecord({ historyId: history.id, achievement, read });
  const name = `achievement-${achievement?.id ?? `of-${history.id}`}`;
  const editor = useEditor<AchievementValues>({ name, ...edited });
  return (
    <EditSheet
      title={t(achievement ? 'histories.achievement.edit' : 'histories.achievement.add')}
      editor={editor}
      fields={achievementFieldTexts(t)}
      onClose={onClose}
    >
      <AchievementFields divisions={history.divisions?.items.map((division) => division.name) ?? []} />
      <PeriodWarning history={history} />
    </EditSheet>
  );
}
