import { contactMessage } from '../lib/slack/contactMessage';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { errorReport } from './errorReport';
import { newApplication } from './newApplication';
import { newUser } from './newUser';
import type { SlackNotification } from './SlackNotification';
import { skillProposal } from './skillProposal';

type Channel = SlackNotification['field'] | 'createContactMessage';

const sub = '01234567-89ab-4cde-8f01-23456789abcd';

/**
 * Returns an example of every message that goes to Slack, by the operation that posts it, built by the code that
 * builds the real ones. Developers see them on the developer page of the local cloud.
 * @param site origin of the site
 * @param written a text in place of everything that people have written
 */
export function sampleMessages(site: string, written?: string): Record<Channel, SlackMessage> {
  const by = (example: string) => written ?? example;
  const talent = {
    user: { name: by('結城 結'), birthDate: '1992-04-01' },
    histories: [{ organizationName: by('株式会社見本'), position: by('エンジニア') }],
    occupation: by('バックエンドエンジニア'),
  };
  const job = { title: by('見本の案件'), organizationName: by('株式会社見本') };
  const application = { id: `${sub}.01J0000000000000000000000A`, message: by('よろしくお願いします。') };
  return {
    notifyToSlackForNewUser: newUser(sub, talent, site),
    notifyToSlackForNewUserApply: newApplication({ application, job, talent }, site),
    notifyErrorToSlack: errorReport({
      ...{ field: 'notifyErrorToSlack', sub },
      arguments: { queryName: by('SearchJobs'), errorMessage: by('Failed to fetch') },
    }),
    proposeSkill: skillProposal(by('Kotlin'), site),
    createContactMessage: contactMessage({
      ...{ sub: '', name: by('結城 結'), email: by('yui@example.com'), organizationName: by('株式会社見本') },
      ...{ subject: by('掲載について'), message: by('掲載の流れを教えてください。\n来月から募集します。') },
    }),
  };
}
