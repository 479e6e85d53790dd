import { enums } from '../../model/enums';
import { mailLanguages } from '../../model/mailLanguage';
import { alertMail } from './alerts/alertMail';
import { digestMail } from './digestMail';
import type { Mail } from './Mail';
import { meetingMail } from './meetings/meetingMail';
import { meetingTexts } from './meetings/meetingTexts';
import { noticeMail } from './notices/noticeMail';
import { securityMail } from './securityMail';

const at = '2026-01-05T03:00:00.000Z';

/** Returns an example of each mail about meetings, in each language. */
function sampleMeetings(
  recipient: { to: string; name: string },
  site: string,
  by: (example: string) => string,
): Mail[] {
  const meeting = {
    ...{ id: '01MEETING', minutes: 60, format: 'ONLINE' as const, place: by('本社 3階') },
    ...{ people: [by('人事 縁子')], contact: by('人事部 相談窓口'), sequence: 1, updatedAt: at },
  };
  const application = {
    ...{ pk: 'sub#private', sk: 'UserApplies#job', __typename: 'UserApplies', id: 'sub.job', userID: 'sub' },
    openJob: { organizationName: by('株式会社見本') },
  };
  const states = {
    MEETING_PROPOSED: { state: 'PROPOSED', times: [at], answerBy: at, at: null },
    MEETING_AGREED: { state: 'AGREED', times: [], at },
    MEETING_CANCELLED: { state: 'CANCELLED', times: [], at },
    MEETING_NEAR: { state: 'AGREED', times: [], at },
  } as const;
  return mailLanguages.flatMap((language) =>
    (Object.keys(states) as (keyof typeof states)[]).flatMap((kind) => {
      const notice = { id: 'sub.1', userId: 'sub', kind, subject: 'id', title: by('見本の案件'), at };
      const shown = { ...meeting, offeredBy: 'CLIENT' as const, ...states[kind] };
      const about = {
        site,
        area: 'talent' as const,
        application,
        meeting: shown,
        sender: 'enishi@example.com',
        now: at,
      };
      return meetingMail(notice, { ...recipient, language }, about) ?? [];
    }),
  );
}

/** Returns an example of the mail about what an alert has found, in each language. */
function sampleAlerts(
  recipient: { to: string; name: string },
  site: string,
  by: (example: string) => string,
): Mail[] {
  const alert = {
    ...{ pk: 'sub#private', sk: 'JobAlert#a', __typename: 'JobAlert', id: 'sub.a', userID: 'sub' },
    ...{ name: by('週3日・フルリモートのReact'), keyword: by('React'), skillTags: ['ts'] },
    ...{ baseLocationTypes: ['REMOTE'], minimumDaysPerWeek: 2, maximumDaysPerWeek: 3, salaryType: 'HOURLY' },
  };
  const tag = { id: 'ts', name: by('TypeScript') };
  const jobs = Array.from({ length: 22 }, (_, at) => ({
    ...{ id: `job-${at}`, title: by(`予約サイトを作り直すフロントエンドエンジニア ${at + 1}`) },
    ...(at % 2 === 0
      ? { organizationName: by('株式会社見本') }
      : { isHideOrganizationName: true, organizationNameForHidden: by('大手の予約サービス') }),
    ...{ workType: 'CONTRACT' as const, baseLocationTypes: ['REMOTE' as const], requiredSkillTags: [tag] },
    ...{ numberOfDayPerWeek: 3, salaryType: 'HOURLY' as const, minumumSalary: 4_000, maximumSalary: 6_000 },
  }));
  return mailLanguages.flatMap((language) =>
    [jobs.slice(0, 2), jobs].map((some) =>
      alertMail({ id: 'sub.1' }, { ...recipient, language }, { alert, jobs: some, token: 'token' }, site),
    ),
  );
}

/**
 * Returns an example of every mail that this function sends, built by the code that builds the real ones. Developers see
 * them on the developer page of the local cloud.
 * @param site origin of the site
 * @param written a text in place of everything that people have written
 */
export function sampleMails(site: string, written?: string): Mail[] {
  const by = (example: string) => written ?? example;
  const recipient = { to: 'yui@example.com', name: by('結城 結') };
  const notices = enums.NoticeKind.filter(
    (kind) => kind !== 'JOBS_FOUND' && !(kind in meetingTexts.ja.kinds),
  ).map((kind) =>
    noticeMail(
      { id: 'sub.1', userId: 'sub', kind, subject: 'id', title: by('見本の案件'), state: 'INTERVIEW', at },
      recipient,
      {
        site,
        area: 'talent',
        quotes:
          kind === 'APPLICATION_SENT'
            ? [{ head: 'メッセージ：', text: by('よろしくお願いいたします。') }]
            : [],
      },
    ),
  );
  const meetings = sampleMeetings(recipient, site, by);
  const digest = digestMail({
    ...recipient,
    ...{
      partner: by('株式会社見本'),
      unread: 2,
      messages: [
        { by: by('株式会社見本'), text: by('面談の日程をご相談させてください。') },
        { by: by('結城 結衣'), text: by('来週の火曜日はいかがでしょうか。') },
      ],
      url: site,
    },
  });
  const security = mailLanguages.flatMap((language) =>
    (['EMAIL_CHANGED', 'PASSWORD_CHANGED'] as const).map((kind) =>
      securityMail(kind, { ...recipient, language }, site),
    ),
  );
  return [digest, ...notices, ...meetings, ...sampleAlerts(recipient, site, by), ...security];
}
