import type { Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  AddBlockDocument,
  ChangeBlockDocument,
  type EditedBlockFragment,
  EditedBlockFragmentDoc,
  RemoveBlockDocument,
} from '../../../generated/portfolioEditor';
import type { CreateUserPortfolioInput } from '../../../generated/schema';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { planMove } from '../../../lib/order/planMove';
import { toast } from '../../../lib/toast/toast';
import type { EditedBlock } from './EditedBlock';

type NewBlock = Pick<CreateUserPortfolioInput, 'type' | 'title' | 'content' | 'position' | 'isPublished'>;

/**
 * Returns functions that add, change, move and delete blocks of a portfolio. They store the change and update
 * the cache, so that the screen shows it.
 */
export function useBlockChanges(sub: string, blocks: readonly EditedBlock[]) {
  const client = useApolloClient();
  const { t } = useTranslation();

  /** Changes the talent's list of blocks in the cache, which holds a reference for each block. */
  const list = (change: (items: readonly Reference[]) => readonly Reference[]) =>
    client.cache.modify<{ portfolios: { items: readonly Reference[] } }>({
      id: client.cache.identify({ __typename: 'User', id: sub }),
      fields: {
        portfolios: (stored) => ({ ...stored, items: change((stored as { items: Reference[] }).items) }),
      },
    });
  const show = (block: EditedBlockFragment) => {
    const data = { __typename: 'UserPortfolio' as const, ...block };
    return client.cache.writeFragment({ fragment: EditedBlockFragmentDoc, data });
  };
  const sayFailure = (error: unknown) => toast.error(t(getFailureText(classifyFailure(error))));

  const add = async (block: NewBlock, clientToken = createClientToken()): Promise<EditedBlockFragment> => {
    const input = { ...block, userID: sub, clientToken };
    const { data } = await client.mutate({ mutation: AddBlockDocument, variables: { input } });
    if (!data?.createUserPortfolio) throw new Error('The block was not returned.');
    const added = data.createUserPortfolio;
    const reference = show(added);
    if (reference) list((items) => [...items.filter(({ __ref }) => __ref !== reference.__ref), reference]);
    return added;
  };

  /**
   * Shows a change of a block at once, then stores it and resolves to true. If storing fails, the change is
   * undone, a toast says why, and the promise resolves to false.
   */
  const change = async (block: EditedBlock, changed: Partial<EditedBlock>): Promise<boolean> => {
    show({ ...block, ...changed });
    try {
      const variables = { input: { id: block.id, ...changed } };
      await client.mutate({ mutation: ChangeBlockDocument, variables });
      return true;
    } catch (error) {
      show(block);
      sayFailure(error);
      return false;
    }
  };

  const restore = async ({ type, title, content, position, isPublished }: EditedBlock) => {
    try {
      await add({ type, title, content: content ?? '', position, isPublished });
      toast.success(t('portfolio.editor.restored'));
    } catch (error) {
      sayFailure(error);
    }
  };

  return {
    add,
    change,
    move: async (id: string, to: number) => {
      const changes = planMove(blocks, id, to);
      const moved = changes.flatMap(({ position, ...row }) => {
        const block = blocks.find((one) => one.id === row.id);
        return block ? [{ block, position }] : [];
      });
      for (const { block, position } of moved) show({ ...block, position });
      for (const { block, position } of moved) if (!(await change(block, { position }))) return;
    },
    remove: async (block: EditedBlock) => {
      try {
        await client.mutate({ mutation: RemoveBlockDocument, variables: { input: { id: block.id } } });
      } catch (error) {
        // Somebody has deleted it already: in another tab, or with an answer that was lost.
        if (classifyFailure(error).kind !== 'NotFound') return sayFailure(error);
      }
      const id = client.cache.identify({ __typename: 'UserPortfolio', id: block.id });
      client.cache.evict({ id });
      list((items) => items.filter(({ __ref }) => __ref !== id));
      const undo = { label: t('portfolio.editor.undo'), run: () => void restore(block) };
      toast.success(t('portfolio.editor.deleted'), undo);
    },
  };
}
