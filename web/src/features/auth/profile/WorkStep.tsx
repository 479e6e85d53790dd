import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { Field } from '../../../components/forms/Field';
import { PlainForm } from '../../../components/forms/PlainForm';
import { useEntrySearch } from '../../../components/forms/useEntrySearch';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import type { ProfileDraft } from './ProfileDraft';
import { StepButtons } from './StepButtons';

export interface Occupations {
  items: readonly { id: string; name: string }[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface WorkStepProps {
  draft: ProfileDraft;
  occupations: Occupations;
  onChange: (entered: ProfileDraft) => void;
  onNext: (entered: ProfileDraft) => void;
  onBack: () => void;
}

/** The second step of registering a profile: occupation, interest in new work, and place of work. */
export function WorkStep({ draft, occupations, onChange, onNext, onBack }: WorkStepProps) {
  const { t } = useTranslation();
  const search = useEntrySearch();
  const [form] = Form.useForm<ProfileDraft>();
  const appetites = enums.Appetite.map((value) => ({ value, label: t(`auth.profile.appetite.${value}`) }));
  const places = enums.LocationType.map((value) => ({
    value,
    label: t(`auth.profile.locationType.${value}`),
  }));
  return (
    <PlainForm
      form={form}
      name="profile-work"
      initialValues={draft}
      onValuesChange={(_changed, values) => onChange(values)}
      onFinish={async (values) => onNext(values)}
    >
      {occupations.hasFailed && (
        <LoadFailed message={t('auth.profile.jobsFailed')} onRetry={occupations.retry} />
      )}
      <Field
        isRequired
        isChoice
        name="userMainJobId"
        label={t('auth.profile.mainJob')}
        hint={t('auth.profile.mainJobHelp')}
      >
        <Select
          {...search.props}
          loading={occupations.isLoading}
          placeholder={t('auth.profile.mainJobPlaceholder')}
          options={occupations.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {(['appetiteToChangeJobs', 'appetiteToSideWork'] as const).map((name) => (
        <Field key={name} isRequired isChoice name={name} label={t(`auth.profile.${name}`)}>
          <SegmentedChoice label={t(`auth.profile.${name}`)} options={appetites} />
        </Field>
      ))}
      {(['currentLocationType', 'hopeLocationType'] as const).map((name) => (
        <Field key={name} isChoice name={name} label={t(`auth.profile.${name}`)}>
          <SegmentedChoice label={t(`auth.profile.${name}`)} options={places} />
        </Field>
      ))}
      <StepButtons submit={t('auth.profile.next')} onBack={onBack} />
    </PlainForm>
  );
}
