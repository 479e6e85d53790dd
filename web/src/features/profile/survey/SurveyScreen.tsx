import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/feedback/Banner';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { registrationTriggers } from '../../../entities/profile/registrationTriggers';
import { UpdateUserLimits } from '../../../generated/limits';
import { SaveSurveyDocument, type SurveyAnswersFragment, SurveyDocument } from '../../../generated/survey';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { EditScreen } from '../EditScreen';

type Values = Pick<SurveyAnswersFragment, 'triggerForRegistration' | 'triggerForRegistrationDescription'>;

function toRecord(stored: SurveyAnswersFragment): EditedRecord<Values> {
  const { triggerForRegistration, triggerForRegistrationDescription, version } = stored;
  return { values: { triggerForRegistration, triggerForRegistrationDescription }, version };
}

function SurveyForm({ sub, record }: { sub: string; record: EditedRecord<Values> }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [mutate] = useMutation(SaveSurveyDocument);
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const editor = useEditor<Values>({
    name: 'survey',
    record,
    async save(changed, version) {
      const { data } = await mutate({ variables: { input: { sub, ...changed }, version } });
      if (!data?.updateUser) throw new Error('The profile was not returned.');
      return toRecord(data.updateUser);
    },
    async read() {
      const query = { query: SurveyDocument, variables: { sub }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(query);
      if (!data?.getUser) throw new Error('The profile does not exist.');
      return toRecord(data.getUser);
    },
  });
  const trigger = t('profile.survey.trigger');
  const description = t('profile.survey.description');
  const format = (value: string | null) =>
    registrationTriggers.some((one) => one === value)
      ? t(`auth.profile.triggers.${value as (typeof registrationTriggers)[number]}`)
      : (value ?? '');
  return (
    <EditForm
      editor={editor}
      fields={{
        triggerForRegistration: { label: trigger, format },
        triggerForRegistrationDescription: description,
      }}
      saveLabel={t('profile.survey.submit')}
    >
      <Field isRequired isChoice name="triggerForRegistration" label={trigger}>
        <SegmentedChoice
          label={trigger}
          options={registrationTriggers.map((value) => ({
            value,
            label: t(`auth.profile.triggers.${value}`),
          }))}
        />
      </Field>
      <Field
        name="triggerForRegistrationDescription"
        label={description}
        hint={t('profile.survey.descriptionHelp')}
        rules={[rules('triggerForRegistrationDescription')]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Field>
    </EditForm>
  );
}

/**
 * The screen /user/survey with the basic survey (基本アンケート). The API records that the person has answered it.
 */
export function SurveyScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, refetch } = useQuery(SurveyDocument, {
    variables: { sub },
    fetchPolicy: 'network-only',
  });
  const user = data?.getUser;
  const record = useMemo(() => user && toRecord(user), [user]);
  return (
    <EditScreen
      title={t('profile.survey.title')}
      lead={t('profile.survey.lead')}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {record && (
        <>
          {user?.isCompletedSurvey && (
            <Banner tone="done" action={<Link to={paths.home}>{t('profile.survey.home')}</Link>}>
              {t('profile.survey.done')}
            </Banner>
          )}
          <SurveyForm key={sub} sub={sub} record={record} />
        </>
      )}
    </EditScreen>
  );
}
