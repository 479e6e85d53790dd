import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  CreatePublicPageDocument,
  DeletePublicPageDocument,
  type PublicPageFragment,
  PublicPagesDocument,
  UpdatePublicPageDocument,
} from '../../../generated/publicPages';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildPageConditions } from './buildPageConditions';

export interface PageValues {
  url: string;
  header: string;
}

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/**
 * Returns the public pages and two functions for administrators. `save` stores a page and resolves to null on
 * success, otherwise to the failure; `drop` deletes a page and shows a toast with the outcome.
 */
export function usePublicPages() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(PublicPagesDocument, { fetchPolicy: 'cache-and-network' });
  const [create, creating] = useMutation(CreatePublicPageDocument);
  const [update, updating] = useMutation(UpdatePublicPageDocument);
  const [remove] = useMutation(DeletePublicPageDocument);

  /**
   * Saves a public page. If `page` is null, a new page is created; if `search` is null, an existing page
   * keeps its conditions.
   */
  const save = async (values: PageValues, page: PublicPageFragment | null, search: JobSearch | null) => {
    const conditions = search ? buildPageConditions(search) : {};
    try {
      if (page) {
        const input = { id: page.id, ...values, ...conditions };
        await update({ variables: { input, condition: { version: { eq: page.version } } } });
      } else {
        await create({ variables: { input: { ...values, ...given(conditions) } } });
      }
    } catch (refusal) {
      return classifyFailure(refusal);
    }
    await refetch();
    return null;
  };

  const drop = async ({ id, version }: PublicPageFragment) => {
    try {
      await remove({
        variables: { input: { id }, condition: { version: { eq: version } } },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'PageQuery', id }) }),
      });
      toast.success(t('publicPages.deleted'));
    } catch (refusal) {
      toast.error(t(getFailureText(classifyFailure(refusal))));
    }
    await refetch();
  };

  return {
    pages: data?.listPageQueries.items,
    error,
    refetch,
    save,
    drop,
    isSaving: creating.loading || updating.loading,
  };
}
