import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Grid } from '../../../../components/layout/Grid';
import { CommentList } from '../../../../entities/application/review/CommentList';
import {
  AddTalentNoteDocument,
  ChangeTalentNoteDocument,
  type PooledTalentOfQuery,
  type PoolNoteFragment,
  RemoveTalentNoteDocument,
} from '../../../../generated/pool';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';
import styles from './ClientUser.module.css';
import { PoolChoices } from './PoolChoices';

interface PoolSectionProps {
  pool: NonNullable<PooledTalentOfQuery['getPooledTalent']>;
  organizationId: string;
}

/** What the members of the organization keep about a talent for each other: labels, jobs and notes. */
export function PoolSection({ pool, organizationId }: PoolSectionProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sub = useSignedIn()?.sub ?? '';
  const token = useClientToken();
  const [notes, setNotes] = useState<readonly PoolNoteFragment[]>(pool.notes ?? []);
  /** Sends a mutation, and shows the notes as they are then. Resolves to whether it was stored; if not, a toast says why. */
  const send = async <Data, Input extends object>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    input: Input,
    next: (before: readonly PoolNoteFragment[], data: Data) => readonly PoolNoteFragment[],
  ): Promise<boolean> => {
    try {
      const { data } = await client.mutate({ mutation, variables: { input }, fetchPolicy: 'no-cache' });
      if (data) setNotes((before) => next(before, data));
      return true;
    } catch (failure) {
      toast.error(describeFailure(t, classifyFailure(failure)));
      return false;
    }
  };
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('pool.section')}</h2>
      <p className={styles.note}>{t('pool.hint')}</p>
      <PoolChoices {...{ pool, organizationId }} />
      <CommentList
        {...{ sub }}
        comments={notes}
        people={pool.people ?? []}
        onAdd={(text) =>
          send(
            AddTalentNoteDocument,
            { userID: pool.userID, organizationId, text, clientToken: token(`${notes.length} ${text}`) },
            (before, { createTalentNote: note }) =>
              note && !before.some(({ id }) => id === note.id) ? [...before, note] : before,
          )
        }
        onChange={(id, text) =>
          send(ChangeTalentNoteDocument, { id, text }, (before, { updateTalentNote: note }) =>
            before.map((each) => (each.id === note?.id ? note : each)),
          )
        }
        onRemove={(id) =>
          send(RemoveTalentNoteDocument, { id }, (before) => before.filter((each) => each.id !== id))
        }
      />
    </Grid>
  );
}
