import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { EditJobScreen } from '../features/jobs/admin/edit/EditJobScreen';
import { toast } from '../lib/toast/toast';
import { aUser } from './aUser';
import { type Answers, refuse, renderWithApi } from './renderWithApi';
import { signInAs } from './signInAs';

// A form with so many fields renders slowly in a simulated browser.
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const record = (id: string, more: object = {}) => ({ ...stamps, version: 1, id, ...more });

const organization = record('01ORG', {
  ...{ name: '株式会社月白物流システム', kana: 'ツキシロブツリュウシステム' },
  ...{ address: '東京都千代田区', contact: 'saiyo@example.com' },
});

const catalogue: Answers = {
  listJobs: () => ({ items: [record('sre', { name: 'SRE' })] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [record('react', { name: 'React' })] }),
  listOrganizations: () => ({
    items: [organization],
  }),
};

/** Returns a draft that has everything a public job must have. `changes` replaces some of its fields. */
const draft = (changes: object = {}) => ({
  ...stamps,
  ...{ id: 'j', version: 4, title: '在庫を見える化する', organizationName: '株式会社月白物流システム' },
  ...{ organizationOpenJobsId: '01ORG', organization, isPublic: false, isDraft: true, owners: ['me'] },
  ...{ workType: 'CONTRACT', baseLocationTypes: ['REMOTE'], salaryType: 'FIXED', minumumSalary: 400_000 },
  ...{ overView: '倉庫の仕事です。', description: '画面を作ります。' },
  ...{ isHideOrganizationName: true, organizationNameForHidden: '物流の企業', hidingReason: '発表前のため' },
  requiredSkillTags: [record('react', { name: 'React' })],
  selectionProcesses: {
    items: [
      record('j.1', { step: 1, title: '面談', version: 7 }),
      record('j.2', { step: 2, title: '現場の見学', version: 8 }),
    ],
  },
  mainJobs: { items: [] },
  ...changes,
});

export interface Sent {
  input: Record<string, unknown>;
  condition?: { version: { eq: number } };
}

/**
 * Throws the error with which the API refuses the values of one or more input fields. Call it in a resolver of the
 * simulated API.
 */
function refuseField(field: string, rule: string, ...more: { field: string; rule: string }[]): never {
  const findings = [{ field, rule }, ...more];
  throw new GraphQLError('refused', {
    extensions: { errorType: 'InvalidInput', errorInfo: { field, rule, findings } },
  });
}

const user = aUser();
// By text, because finding by role takes seconds in a form with so many fields.
const press = async (name: string) =>
  user.click(await screen.findByText(name, { selector: 'button, button > span' }));
const choose = async (name: string) =>
  user.click(await screen.findByText(name, { selector: 'label > span' }));
const field = (name: RegExp) => screen.findByLabelText(name);
/** Replaces the text in the form field whose label matches `name`. */
async function write(name: RegExp, text: string) {
  // Clearing a field also moves the focus to it.
  await user.clear(await field(name));
  await user.paste(text);
}

/**
 * Opens the job editor with a draft. The returned `calls` lists the mutations that the simulated API has
 * received.
 */
async function edit(changes: object = {}, answers: Answers = {}) {
  let stored = draft(changes);
  const calls: [string, Sent][] = [];
  const log = (name: string, answer: (sent: Sent) => object) => (sent: Sent) => {
    const answered = answer(sent);
    calls.push([name, sent]);
    return answered;
  };
  const view = await renderWithApi(
    <EditJobScreen />,
    {
      ...catalogue,
      getOpenJob: () => stored,
      updateOpenJob: log('job', ({ input, condition }) => {
        if (condition?.version.eq !== stored.version) refuse('Conflict');
        stored = { ...stored, ...input, version: stored.version + 1 };
        return stored;
      }),
      createSelectionProcess: log('create step', () => record('j.new')),
      updateSelectionProcess: log('step', () => record('j.2')),
      deleteSelectionProcess: log('delete step', () => record('j.1')),
      createOpenJobMainJobs: log('occupation', () => record('j.sre')),
      ...answers,
    },
    { at: '/admin/jobs/edit/j', path: '/admin/jobs/edit/:id' },
  );
  await field(/^案件名/);
  return { ...view, calls, change: (more: object) => (stored = { ...stored, ...more }) };
}

/** Empties localStorage and the queue of toasts, and signs an administrator in. */
function start() {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
}

const toasts = () => toast.waiting().map(({ text }) => text);

/**
 * Helpers for the tests of the job editor: a simulated API with one draft, and functions for what an
 * administrator does in the editor.
 */
export const jobEditor = {
  ...{ start, edit, press, choose, field, write, toasts, user },
  ...{ record, draft, catalogue, organization, refuseField },
};
