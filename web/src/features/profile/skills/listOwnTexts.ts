import type { EditSkillsQuery } from '../../../generated/editSkills';

/** Collects the texts of a profile about the person's work: introduction, work histories and achievements. */
export function listOwnTexts(profile: EditSkillsQuery['getUser'] | undefined): (string | null)[] {
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
