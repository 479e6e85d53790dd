import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  BlockCompanyDocument,
  type CompanyBlockRowFragment,
  CompanyBlocksDocument,
  ShowToEmployersDocument,
  UnblockCompanyDocument,
} from '../../../generated/blocks';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';
import { listEmployers } from './listEmployers';

export interface BlockValues {
  name: string;
  domain?: string | null;
}

/** Returns the companies that the person blocks, their employers, and the functions that change the blocks. */
export function useCompanyBlocks() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const variables = { sub };
  const { data, error, refetch } = useQuery(CompanyBlocksDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [create, creating] = useMutation(BlockCompanyDocument);
  const [remove] = useMutation(UnblockCompanyDocument);
  const [update, updating] = useMutation(ShowToEmployersDocument);

  /** Runs a change, and says in a toast what became of it. Returns whether it was done. */
  const report = async (change: () => Promise<unknown>, done: () => void): Promise<boolean> => {
    try {
      await change();
      await refetch();
      done();
      return true;
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
      return false;
    }
  };
  const block = ({ name, domain }: BlockValues) =>
    report(
      () => create({ variables: { input: { userID: sub, name: name.trim(), domain: domain ?? null } } }),
      () => toast.success(t('blocks.added', { name: name.trim() })),
    );
  const unblock = ({ id, name, domain }: CompanyBlockRowFragment) =>
    report(
      () => remove({ variables: { input: { id } } }),
      () =>
        toast.success(t('blocks.removed', { name }), {
          label: t('blocks.undo'),
          run: () => void block({ name, domain }),
        }),
    );
  const hideFromEmployers = (isHidden: boolean) =>
    report(
      () => update({ variables: { input: { sub, isShownToEmployers: !isHidden } } }),
      () => toast.success(t(isHidden ? 'blocks.employersHidden' : 'blocks.employersShown')),
    );
  const blocks = data?.listCompanyBlocks.items;
  const histories = data?.getUser?.workHistories?.items ?? [];
  return {
    blocks,
    employers: listEmployers(histories, blocks ?? []),
    isHiddenFromEmployers: data?.getUser?.isShownToEmployers !== true,
    isBusy: creating.loading || updating.loading,
    ...{ error, refetch, block, unblock, hideFromEmployers },
  };
}
