import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { Field } from '../../../components/forms/Field';
import { PlainForm } from '../../../components/forms/PlainForm';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { Sheet } from '../../../components/overlays/Sheet';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import type { JobAlertRowFragment } from '../../../generated/jobAlerts';
import { CreateJobAlertLimits } from '../../../generated/limits';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import { JobAlertLimits } from '../../../../../model/limits/JobAlertLimits';
import { nameWeekday } from './nameWeekday';
import type { AlertValues, useJobAlerts } from './useJobAlerts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${hour}:00` }));
const MORNING = 8;

interface AlertSheetProps {
  alerts: ReturnType<typeof useJobAlerts>;
  /** The alert to change; null for a new one. */
  alert: JobAlertRowFragment | null;
  /** The search that the alert is to keep; null if an alert keeps the conditions that it has. */
  search: JobSearch | null;
  /** The conditions in words. */
  conditions: readonly string[];
  onClose: () => void;
}

/**
 * A sheet with the name of an alert and the time of its mails. A search can also replace the conditions of an alert that
 * exists.
 */
export function AlertSheet({ alerts, alert, search, conditions, onClose }: AlertSheetProps) {
  const { t, i18n } = useTranslation();
  const [form] = Form.useForm<AlertValues>();
  const frequency = Form.useWatch('frequency', form);
  const kept = alerts.alerts ?? [];
  const [targetId, setTargetId] = useState('');
  const target = alert ?? kept.find(({ id }) => id === targetId) ?? null;
  const named = conditions.join(t('common.join')).slice(0, CreateJobAlertLimits.name);
  const start = { name: named || t('jobAlerts.everything'), frequency: 'DAILY', hour: MORNING, weekday: 1 };
  const choose = (id: string) => {
    setTargetId(id);
    const chosen = kept.find((each) => each.id === id);
    form.setFieldsValue(chosen ? { ...chosen, weekday: chosen.weekday ?? 1 } : (start as AlertValues));
  };
  const finish = async (values: AlertValues) => {
    const refusal = await alerts.save(values, target, search);
    if (refusal) return toast.error(describeFailure(t, refusal));
    toast.success(t('jobAlerts.saved'));
    return onClose();
  };
  const isFull = !target && kept.length >= JobAlertLimits.perPerson;
  return (
    <Sheet
      open
      title={t(alert ? 'jobAlerts.edit' : 'jobAlerts.save')}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          size="large"
          block
          loading={alerts.isSaving}
          disabled={isFull}
          onClick={form.submit}
        >
          {t('jobAlerts.keep')}
        </Button>
      }
    >
      <PlainForm
        form={form}
        name="job-alert"
        initialValues={alert ? { ...alert, weekday: alert.weekday ?? 1 } : start}
        onFinish={finish}
      >
        <p lang="ja">
          {named
            ? t('jobAlerts.keeps', { names: conditions.join(t('common.join')) })
            : t('jobAlerts.keepsAll')}
        </p>
        {search?.publishedWithinDays && <p>{t('jobAlerts.leavesDays')}</p>}
        {isFull && (
          <Banner tone="waiting">
            {t('jobAlerts.full', { n: JobAlertLimits.perPerson })}{' '}
            <Link to={paths.jobAlerts}>{t('jobAlerts.toList')}</Link>
          </Banner>
        )}
        {!alert && kept.length > 0 && (
          <Field label={t('jobAlerts.target')} htmlFor="alert-target">
            <Select
              id="alert-target"
              value={targetId}
              onChange={choose}
              options={[
                { value: '', label: t('jobAlerts.new') },
                ...kept.map(({ id, name }) => ({ value: id, label: t('jobAlerts.overwrite', { name }) })),
              ]}
            />
          </Field>
        )}
        <Field
          name="name"
          label={t('jobAlerts.name')}
          isRequired
          rules={[
            {
              max: CreateJobAlertLimits.name,
              message: t('jobAlerts.nameLong', { n: CreateJobAlertLimits.name }),
            },
          ]}
        >
          <Input lang="ja" />
        </Field>
        <Field name="frequency" label={t('jobAlerts.frequency')} isRequired isChoice>
          <SegmentedChoice
            label={t('jobAlerts.frequency')}
            options={[
              { value: 'DAILY', label: t('jobAlerts.everyDay') },
              { value: 'WEEKLY', label: t('jobAlerts.everyWeek') },
            ]}
          />
        </Field>
        {frequency === 'WEEKLY' && (
          <Field name="weekday" label={t('jobAlerts.weekday')} isRequired isChoice>
            <SegmentedChoice
              label={t('jobAlerts.weekday')}
              options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
                value: day,
                label: nameWeekday(day, i18n.language, 'short'),
              }))}
            />
          </Field>
        )}
        <Field name="hour" label={t('jobAlerts.hour')} isRequired isChoice hint={t('jobAlerts.hourHint')}>
          {/* All hours are in the page, also for screen readers. */}
          <Select options={HOURS} virtual={false} />
        </Field>
      </PlainForm>
    </Sheet>
  );
}
