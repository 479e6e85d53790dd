import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../../model/japanDay';
import { lengthOf } from '../../../../../../model/lengthOf';
import { MeetingLimits } from '../../../../../../model/limits/MeetingLimits';
import { enums } from '../../../../../../model/enums';
import { Button } from '../../../../components/buttons/Button';
import { Field } from '../../../../components/forms/Field';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { Sheet } from '../../../../components/overlays/Sheet';
import { ProposeMeetingLimits } from '../../../../generated/limits';
import type { MeetingFormat, ProposeMeetingInput } from '../../../../generated/schema';
import { serverClock } from '../../../../lib/api/serverClock';
import type { Meeting } from './Meeting';
import { TimeChoice } from './TimeChoice';

const MINUTES = [30, 45, 60, 90] as const;
const DAY = 86_400_000;
/** After how many days a proposal expires; 0 with the last of its times. */
const DEADLINES = [2, 3, 7, 0] as const;

/** What a sheet asks for: a new meeting, other times for one, or other details of one that is agreed. */
export type Asked = 'meeting' | 'times' | 'details';

interface Values {
  times?: string[];
  days?: number;
  minutes: number;
  format: MeetingFormat;
  place?: string;
  people?: string;
  contact?: string;
}

interface ProposeSheetProps {
  asked: Asked;
  /** The meeting that times or details are for. */
  meeting: Meeting | null;
  /** The contact point that was named last. */
  contact: string | null;
  isBusy: boolean;
  onSend: (input: Omit<ProposeMeetingInput, 'id'>) => void;
  onClose: () => void;
}

const linesOf = (text = '') =>
  text
    .split(/[\n、,]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The fields that say what a meeting will be, for job staff. */
function DetailFields() {
  const { t } = useTranslation();
  const { place, contact } = ProposeMeetingLimits;
  const checkPeople = (_: unknown, text?: string) =>
    linesOf(text).length > MeetingLimits.people ||
    linesOf(text).some((name) => lengthOf(name) > MeetingLimits.person)
      ? Promise.reject(
          new Error(t('meeting.tooManyPeople', { n: MeetingLimits.people, most: MeetingLimits.person })),
        )
      : Promise.resolve();
  const format = Form.useWatch<MeetingFormat | undefined>('format');
  return (
    <>
      <Field name="minutes" label={t('meeting.minutes')} isRequired isChoice>
        <SegmentedChoice
          label={t('meeting.minutes')}
          options={MINUTES.map((value) => ({ value, label: t('meeting.nMinutes', { n: value }) }))}
        />
      </Field>
      <Field name="format" label={t('meeting.format')} isRequired isChoice>
        <SegmentedChoice
          label={t('meeting.format')}
          options={enums.MeetingFormat.map((value) => ({ value, label: t(`meeting.formats.${value}`) }))}
        />
      </Field>
      <Field
        name="place"
        label={t(`meeting.placeOf.${format ?? 'ONLINE'}`)}
        hint={format === 'ONLINE' ? t('meeting.placeLater') : undefined}
        isRequired={format !== 'ONLINE'}
        rules={[{ max: ProposeMeetingLimits.place, message: t('meeting.tooLong', { n: place }) }]}
      >
        <Input />
      </Field>
      <Field
        name="people"
        label={t('meeting.people')}
        hint={t('meeting.peopleHint')}
        isRequired
        rules={[{ validator: checkPeople }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <Field
        name="contact"
        label={t('meeting.contact')}
        hint={t('meeting.contactHint')}
        isRequired
        rules={[{ max: ProposeMeetingLimits.contact, message: t('meeting.tooLong', { n: contact }) }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
      </Field>
    </>
  );
}

/** A sheet in which people choose times for a meeting; job staff also say what it will be. */
export function ProposeSheet({ asked, meeting, contact, isBusy, onSend, onClose }: ProposeSheetProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const minutes = Form.useWatch<number | undefined>('minutes', form) ?? meeting?.minutes ?? 60;
  const asksTimes = asked !== 'details';
  const send = ({ times = [], days = 0, people, place, ...more }: Values) => {
    // The end of a day in Japan.
    const last = `${japanDay(serverClock.now() + days * DAY)}T23:59:00+09:00`;
    const deadline = asksTimes && days > 0 && new Date(last).toISOString();
    onSend({
      ...(meeting && { meetingId: meeting.id }),
      times: asksTimes ? times : [],
      ...(deadline && { answerBy: deadline }),
      ...(asked !== 'times' && {
        ...{ minutes: more.minutes, format: more.format, contact: more.contact, people: linesOf(people) },
        place: place?.trim() ? place : null,
      }),
    });
  };
  return (
    <Sheet
      open
      width={560}
      title={t(`meeting.title.${asked}`)}
      onClose={onClose}
      footer={
        <Button look="primary" block loading={isBusy} onClick={form.submit}>
          {t(`meeting.send.${asked}`)}
        </Button>
      }
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          ...{ days: 3, minutes: meeting?.minutes ?? 60, format: meeting?.format ?? 'ONLINE' },
          ...{ place: meeting?.place ?? '', people: (meeting?.people ?? []).join('\n') },
          contact: meeting?.contact ?? contact ?? '',
        }}
        onFinish={send}
      >
        {asksTimes && (
          <>
            <Field
              name="times"
              label={t('meeting.times')}
              hint={t('meeting.zone')}
              isRequired
              isChoice
              validateTrigger="onChange"
            >
              <TimeChoice minutes={minutes} />
            </Field>
            <Field name="days" label={t('meeting.deadline')} isChoice>
              <SegmentedChoice
                label={t('meeting.deadline')}
                options={DEADLINES.map((value) => ({
                  value,
                  label: value === 0 ? t('meeting.deadlineLast') : t('meeting.deadlineDays', { n: value }),
                }))}
              />
            </Field>
          </>
        )}
        {asked !== 'times' && <DetailFields />}
      </Form>
    </Sheet>
  );
}
