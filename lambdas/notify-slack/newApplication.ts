import { plainLine } from '../../model/plainLine';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { type SummarizedTalent, talentFacts } from './talentFacts';

type Row = Readonly<Record<string, unknown>>;

/** An application with the records that it refers to. */
export interface ReadApplication {
  application: Row;
  job: Row;
  talent: SummarizedTalent;
}

/**
 * Builds the Slack message about a new application.
 * @param site origin of the site
 */
export function newApplication({ application, job, talent }: ReadApplication, site: string): SlackMessage {
  const organization = job.isHideOrganizationName ? job.organizationNameForHidden : job.organizationName;
  const facts = {
    案件: plainLine(String(job.title ?? '')),
    企業: plainLine(String(organization ?? '')),
    ...talentFacts(talent),
    メッセージ: application.message,
  };
  return buildSlackMessage(
    '案件に応募がありました',
    facts,
    `${site}/admin/applies?id=${String(application.id)}`,
  );
}
