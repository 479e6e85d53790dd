import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { PlainForm } from '../../../components/forms/PlainForm';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import type { ProfileDraft } from './ProfileDraft';
import { profileRules } from './profileRules';
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
      showsRequired
      initialValues={draft}
      onValuesChange={(_changed, values) => onChange(values)}
      onFinish={async (values) => onNext(values)}
    >
      {occupations.hasFailed && (
        <LoadFailed message={t('auth.profile.jobsFailed')} onRetry={occupations.retry} />
      )}
      <Form.Item
        name="userMainJobId"
        label={t('auth.profile.mainJob')}
        extra={t('auth.profile.mainJobHelp')}
        rules={profileRules.choice(t)}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={occupations.isLoading}
          placeholder={t('auth.profile.mainJobPlaceholder')}
          options={occupations.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      {(['appetiteToChangeJobs', 'appetiteToSideWork'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`auth.profile.${name}`)} rules={profileRules.choice(t)}>
          <Radio.Group aria-label={t(`auth.profile.${name}`)} options={appetites} />
        </Form.Item>
      ))}
      {(['currentLocationType', 'hopeLocationType'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`auth.profile.${name}`)}>
          <Radio.Group aria-label={t(`auth.profile.${name}`)} options={places} />
        </Form.Item>
      ))}
      <StepButtons submit={t('auth.profile.next')} onBack={onBack} />
    </PlainForm>
  );
}
