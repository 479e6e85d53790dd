import type { CapturedPost } from '../../slack/SlackChannel';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';
import { renderSlackBody } from './renderSlackBody';

const onePost = (post: CapturedPost): Markup =>
  html`<article>
    <div class="row">
      <h3>${post.channel || 'Webhook'}</h3>
      <time class="soft end" datetime="${post.at}">${formatTime(post.at)}</time>
    </div>
    ${renderSlackBody(post)}
  </article>`;

/** Renders the newest 100 captured Slack messages for the developer page, newest first. */
export function renderSlack(posts: CapturedPost[]): Markup {
  if (posts.length === 0) return renderEmpty('Slackへの通知はまだありません。');
  return html`${posts.slice(0, 100).map(onePost)}`;
}
