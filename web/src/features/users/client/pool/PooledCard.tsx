import { Chip } from '../../../../components/chips/Chip';
import { Stack } from '../../../../components/layout/Stack';
import { KeepTalentButton } from '../../../../entities/pool/KeepTalentButton';
import { TieMarks } from '../../../../entities/scouting/TieMarks';
import { TalentCard } from '../../../../entities/talent/TalentCard';
import { paths } from '../../../../lib/paths';
import type { PooledTalent } from './PoolScreen';

interface PooledCardProps {
  pooled: PooledTalent;
  name: string;
  organizationId: string;
  /** Called when the talent is no longer kept. */
  onLetGo: () => void;
}

/** The card of a talent whom the organization keeps, with the labels. */
export function PooledCard({ pooled, name, organizationId, onLetGo }: PooledCardProps) {
  const { userID, user, labels, ties } = pooled;
  if (!user) return null;
  return (
    <TalentCard
      talent={user}
      name={name}
      to={paths.clientUser(userID)}
      mark={<TieMarks ties={ties} />}
      aside={
        <KeepTalentButton
          {...{ userID, name, organizationId }}
          isKept
          onChange={(isKept) => {
            if (!isKept) onLetGo();
          }}
        />
      }
      footer={
        labels &&
        labels.length > 0 && (
          <Stack gap={8} wrap>
            {labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
          </Stack>
        )
      }
    />
  );
}
