import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chips/Chip';
import { Stack } from '../../components/layout/Stack';
import type { TalentTies } from './useTalentTies';

const KINDS = ['applied', 'scouted', 'recommended'] as const;
const tones = { applied: 'done', scouted: 'primary', recommended: 'quiet' } as const;

interface TieMarksProps {
  ties: Pick<TalentTies, (typeof KINDS)[number]> | null | undefined;
  /** Only what concerns this job. By default, all jobs of the organization count. */
  jobId?: string;
}

/**
 * Chips that say whether a talent has applied to the organization, or is scouted or recommended: 応募済み, スカウト済み,
 * 推薦済み.
 */
export function TieMarks({ ties, jobId }: TieMarksProps) {
  const { t } = useTranslation();
  const shown = KINDS.filter((kind) => (jobId ? ties?.[kind].includes(jobId) : ties?.[kind].length));
  if (shown.length === 0) return null;
  return (
    <Stack as="span" gap={4} wrap justify="flex-end">
      {shown.map((kind) => (
        <Chip key={kind} tone={tones[kind]}>
          {t(`scouting.marks.${kind}`)}
        </Chip>
      ))}
    </Stack>
  );
}
