import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { Setting } from '../../../../components/page/Setting';
import { getErasureTime } from '../../../../lib/auth/getErasureTime';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { formatDate } from '../../../../lib/format/formatDate';
import { DeletionDialog } from './DeletionDialog';
import type { ManagedUser } from './ManagedUser';
import styles from './ManageUser.module.css';
import { TalentExport } from './TalentExport';
import { useAccountActions } from './useAccountActions';
import { consents, consentTime } from '../../../../../../model/consents';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { formatDateTime } from '../../../../lib/format/formatDateTime';

/**
 * Lists the consents of a talent, each with the time at which it was given. Administrators cannot change
 * them.
 */
function Consents({ user }: { user: ManagedUser }) {
  const { t } = useTranslation();
  const stateOf = (consent: (typeof consents)[number]) => {
    if (!user[`is${consent}`]) return t('adminTalent.consents.none');
    const at = user[consentTime(consent)];
    return at
      ? t('adminTalent.consents.at', { at: formatDateTime(at) })
      : t('adminTalent.consents.atRegistration', { at: formatDateTime(user.createdAt) });
  };
  return (
    <Setting title={t('adminTalent.consents.title')} lead={t('adminTalent.consents.lead')}>
      <DescriptionList
        items={consents.map((consent) => [t(`adminTalent.consents.is${consent}`), stateOf(consent)])}
      />
    </Setting>
  );
}

interface AccountTabProps {
  sub: string;
  user: ManagedUser;
  /**
   * Whether the talent can sign in; null if there is no account in the user pool, as for talents of the demo
   * data.
   */
  isSignInEnabled: boolean | null;
  onChange: () => Promise<unknown>;
}

/**
 * The tab about the account of a talent: whether they can sign in, their consents, the export of their data,
 * and the deletion.
 */
export function AccountTab({ sub, user, isSignInEnabled, onChange }: AccountTabProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const isOwn = useSignedIn()?.sub === sub;
  const [isDeleting, setIsDeleting] = useState(false);
  const actions = useAccountActions(sub, user.version, onChange);
  const { isBusy } = actions;
  const ask = (name: 'disable' | 'reset') =>
    confirm({
      title: t(`adminTalent.${name}.title`),
      content: t(`adminTalent.${name}.content`),
      confirm: t(`adminTalent.${name}.submit`),
      danger: name === 'disable',
    });
  const toggle = async () => {
    if (isSignInEnabled === false || (await ask('disable'))) await actions.setSignIn(!isSignInEnabled);
  };
  const reset = async () => {
    if (await ask('reset')) await actions.resetPassword();
  };
  const erasedOn = user.deletionRequestedAt && formatDate(getErasureTime(user.deletionRequestedAt));
  const signInState = isSignInEnabled ? 'enabled' : 'disabled';
  return (
    <div className={styles.account}>
      {actions.refusal && (
        <Banner tone="danger" isUrgent>
          {actions.refusal}
        </Banner>
      )}
      <Setting
        title={t('adminTalent.signIn.title')}
        value={t(`adminTalent.signIn.${isSignInEnabled === null ? 'missing' : signInState}`)}
        lead={t(isOwn ? 'adminTalent.signIn.own' : 'adminTalent.signIn.lead')}
        action={
          isSignInEnabled !== null && (
            <div className={styles.actions}>
              <Button disabled={isBusy} onClick={() => void reset()}>
                {t('adminTalent.reset.open')}
              </Button>
              <Button disabled={isBusy || isOwn} onClick={() => void toggle()}>
                {t(isSignInEnabled ? 'adminTalent.disable.open' : 'adminTalent.enable')}
              </Button>
            </div>
          )
        }
      />
      <Consents user={user} />
      <TalentExport sub={sub} />
      <Setting
        title={t('adminTalent.deletion.title')}
        value={erasedOn && t('adminTalent.deletion.requested', { date: erasedOn })}
        lead={t('adminTalent.deletion.lead')}
        action={
          erasedOn ? (
            <Button disabled={isBusy} onClick={() => void actions.cancelDeletion()}>
              {t('adminTalent.deletion.cancel')}
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={() => setIsDeleting(true)}>
              {t('adminTalent.deletion.open')}
            </Button>
          )
        }
      />
      {isDeleting && (
        <DeletionDialog
          sub={sub}
          name={user.name ?? user.displayName ?? ''}
          isSending={isBusy}
          onCancel={() => setIsDeleting(false)}
          onConfirm={() => void actions.requestDeletion().then(() => setIsDeleting(false))}
        />
      )}
    </div>
  );
}
