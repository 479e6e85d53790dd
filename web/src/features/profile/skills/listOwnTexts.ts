import type { EditSkillsQuery } from '../../../generated/editSkills';

/** Returns what a person has written about their work: the introduction, the histories and the achievements. */
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
