import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../../../components/page/Visibility';
import { widestViewerOf } from '../../../../entities/profile/widestViewerOf';
import { ShareHistoriesDocument } from '../../../../generated/editHistories';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { toast } from '../../../../lib/toast/toast';
import type { Career } from '../useCareer';

/**
 * A switch that shares the talent's histories, with a text that says who sees them. A change is stored at
 * once.
 */
export function SharingLine({ sub, profile }: { sub: string; profile: Career }) {
  const { t } = useTranslation();
  const [mutate, { loading }] = useMutation(ShareHistoriesDocument);
  const label = t('histories.sharing');
  const share = async (isShareHistories: boolean) => {
    if (loading) return;
    try {
      await mutate({ variables: { input: { sub, isShareHistories } } });
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    }
  };
  return (
    <Visibility
      isVisible={profile.isShareHistories === true}
      onChange={(isShared) => void share(isShared)}
      of={t('profile.sharedTo.of', { label })}
    >
      {t('profile.sharedTo.line', {
        label,
        who: t(`profile.sharedTo.${widestViewerOf('workHistories', profile)}`),
      })}
    </Visibility>
  );
}
