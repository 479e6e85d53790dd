import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkillSet } from '../../../../../model/entities/SkillSet';
import { wholeEntity } from '../../../../../model/wholeEntity';
import { Banner } from '../../../components/feedback/Banner';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { SortableList } from '../../../components/forms/SortableList';
import { SharedTo } from '../../../entities/profile/SharedTo';
import {
  ProposeSkillDocument,
  type SkillRowFragment,
  type EditSkillsQuery,
  SkillCatalogueDocument,
} from '../../../generated/editSkills';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';
import { toast } from '../../../lib/toast/toast';
import { EditScreen } from '../EditScreen';
import { findMentionedSkills } from './findMentionedSkills';
import type { SkillEntry } from './SkillEntry';
import { SkillLine } from './SkillLine';
import { SkillSearch } from './SkillSearch';
import styles from './skills.module.css';
import { SkillSuggestions } from './SkillSuggestions';
import { useSkills } from './useSkills';
import { buildSkillEntries } from './buildSkillEntries';

/**
 * Returns all skills that people can add (null until they are loaded), whether loading failed, and a function
 * that tries again.
 */
function useSkillCatalogue(): { entries: SkillEntry[] | null; hasFailed: boolean; retry: () => void } {
  const { data, error, refetch } = useQuery(SkillCatalogueDocument);
  const entries = useMemo(() => data && buildSkillEntries(data), [data]);
  return {
    entries: entries ?? null,
    hasFailed: error !== undefined && !data,
    retry: () => void refetch(),
  };
}

/** Collects the texts of a profile about the person's work: introduction, work histories and achievements. */
function listOwnTexts(profile: EditSkillsQuery['getUser'] | undefined): (string | null)[] {
  const histories = profile?.workHistories?.items ?? [];
  const achievements = histories.flatMap((history) => history.achievements?.items ?? []);
  return [
    profile?.description ?? null,
    ...histories.flatMap(({ position, description }) => [position, description]),
    ...achievements.flatMap(({ projectName, role, topics, description }) => [
      ...[projectName, role, description],
      ...(Array.isArray(topics) ? topics : [topics]),
    ]),
  ];
}

const formatTime = createTokyoFormat({ hour: '2-digit', minute: '2-digit' });
const SEARCH = 'skill-search';

/** Returns the id of the catalogue entry (skill or skill tag) to which a talent's skill record refers. */
const entryIdOf = ({ skillSetSkillId, skillSetSkillTagId }: SkillRowFragment) =>
  skillSetSkillTagId ?? skillSetSkillId ?? '';

function SkillEditor({ skills }: { skills: ReturnType<typeof useSkills> }) {
  const { t } = useTranslation();
  const { profile, rows, isSaving, savedAt, failure, add, remove, setYears, move } = skills;
  const { entries, hasFailed, retry } = useSkillCatalogue();
  const [propose] = useMutation(ProposeSkillDocument);
  const mentioned = useMemo(
    () => findMentionedSkills(entries ?? [], listOwnTexts(profile)),
    [entries, profile],
  );
  const taken = new Set(rows.map(entryIdOf));
  const isFull = rows.length >= wholeEntity(SkillSet).perParent;
  const findEntry = (row: SkillRowFragment) => entries?.find(({ id }) => id === entryIdOf(row));
  const nameOf = (row: SkillRowFragment) =>
    findEntry(row)?.name ?? t(entries ? 'profile.skills.unknown' : 'common.loading');
  const addEntry = (entry: SkillEntry) => void add(entry);
  const removeWithUndo = async (row: SkillRowFragment) => {
    const name = nameOf(row);
    await remove(row.id);
    const { position, yearsOfExperience } = row;
    const field = row.skillSetSkillTagId ? 'skillSetSkillTagId' : 'skillSetSkillId';
    toast.info(t('profile.skills.removed', { name }), {
      label: t('profile.skills.undo'),
      run: () => void add({ id: entryIdOf(row), field }, { position, yearsOfExperience }),
    });
  };
  const proposeName = async (name: string) => {
    try {
      const { data } = await propose({ variables: { name } });
      if (!data?.proposeSkill.accepted) throw new Error('The proposal was not accepted.');
      toast.success(t('profile.skills.proposed', { name }));
    } catch (refused) {
      toast.error(describeFailure(t, classifyFailure(refused)));
    }
  };
  const saved = savedAt && t('editing.state.saved', { time: formatTime(savedAt) });
  return (
    <>
      <SharedTo field="skillSets" profile={{ ...profile }} />
      <div className={styles.search}>
        <label htmlFor={SEARCH}>{t('profile.skills.search')}</label>
        {hasFailed ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <SkillSearch
            {...{ id: SEARCH, entries, taken, isDisabled: isFull, onAdd: addEntry }}
            onPropose={(name) => void proposeName(name)}
          />
        )}
        <p className={styles.hint}>
          {t(isFull ? 'profile.skills.full' : 'profile.skills.help', {
            n: rows.length,
            most: wholeEntity(SkillSet).perParent,
          })}
        </p>
      </div>
      {failure && (
        <Banner tone="danger" isUrgent>
          {describeFailure(t, failure)}
        </Banner>
      )}
      <p role="status" className={styles.status}>
        {isSaving ? t('editing.state.saving') : saved}
      </p>
      {rows.length === 0 ? (
        <EmptyState illustration="search">{t('profile.skills.empty')}</EmptyState>
      ) : (
        <SortableList
          label={t('profile.skills.list')}
          onMove={(id, to) => void move(id, to)}
          items={rows.map((row) => ({
            id: row.id,
            name: nameOf(row),
            content: (
              <SkillLine
                name={nameOf(row)}
                category={findEntry(row)?.category ?? ''}
                years={row.yearsOfExperience}
                onYears={(years) => void setYears(row.id, years)}
                onRemove={() => void removeWithUndo(row)}
              />
            ),
          }))}
        />
      )}
      {entries && (
        <SkillSuggestions
          {...{ entries, mentioned, taken, isDisabled: isFull, onAdd: addEntry }}
          mainJob={profile?.userMainJobId ?? null}
        />
      )}
    </>
  );
}

/** The screen /user/edit-skillsets, on which talents list their skills in the order that they choose. */
export function EditSkillsScreen() {
  const { t } = useTranslation();
  const skills = useSkills(useSignedIn()?.sub ?? '');
  return (
    <EditScreen
      title={t('profile.skills.title')}
      lead={t('profile.skills.lead')}
      hasFailed={skills.error !== undefined}
      onRetry={() => void skills.refetch()}
    >
      {skills.profile && <SkillEditor skills={skills} />}
    </EditScreen>
  );
}
