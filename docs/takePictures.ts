/**
 * `npm run pictures` photographs the screens that README.md shows and writes them to docs/pictures. It starts a
 * stack of its own with the demo data and an open client area, unless ENISHI_URL names a running one.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Walker } from '../web/src/lib/walk/WalkedScreen';
import { paths } from '../web/src/lib/paths';
import { query } from '../test/support/api/query';
import { claimsOf } from '../test/support/api/claimsOf';
import { withBrowser } from '../test/support/browser/withBrowser';
import { given } from '../test/support/given';
import { openAreaSettings } from '../test/support/stack/openAreaSettings';
import { drawn } from '../test/support/browser/drawn';
import { openWindow } from '../test/walk/page/openWindow';
import { reachState } from '../test/walk/page/reachState';
import { plainLook } from '../test/walk/plan/Look';
import { signInWalkers } from '../test/walk/signInWalkers';
import { graphql } from '../test/support/graphql';

const folder = join(__dirname, 'pictures');

interface Picture {
  name: string;
  as: Walker;
  at: string;
  /** The width of the window, in pixels. */
  width: number;
  /** The width of the picture, in pixels. */
  pictureWidth: number;
  /** The height of the window and of the picture, divided by their width. */
  shape: number;
  /** A script that the page runs before it is photographed. */
  script?: string;
}

const wide = { width: 1440, pictureWidth: 1440, shape: 900 / 1440 };
const phone = { width: 390, pictureWidth: 390, shape: 844 / 390 };

const applications = graphql(`
  query Applications($talent: ID!) {
    listUserAppliesByUser(userID: $talent) {
      items {
        type
        conversationId
      }
    }
  }
`);

/** Finds the conversation about the test talent's application that ended with an offer: it has the most messages. */
async function findConversation(): Promise<string> {
  const talent = await given.theSeededTalent();
  const { data } = await query(applications, { talent: talent.sub }, talent);
  const offered = data?.listUserAppliesByUser.items.find(({ type }) => type === 'OFFERED');
  if (!offered?.conversationId) throw new Error('The test talent has no application with an offer');
  return offered.conversationId;
}

const received = graphql(`
  query Received($organization: SearchableIDFilterInput) {
    searchUserApplies(filter: { organizationId: $organization }, limit: 50) {
      items {
        openJobID
      }
    }
  }
`);

/** Finds the job of the test client's organization that has the most applications. */
async function findBusiestJob(): Promise<string> {
  const { organizationId } = claimsOf<{ organizationId?: string }>((await given.theClient()).token);
  if (!organizationId) throw new Error('The client area is closed: start the stack with CLIENT_AREA=open');
  const organization = { eq: organizationId };
  const { data } = await query(received, { organization }, await given.theAdministrator());
  const ids = data?.searchUserApplies.items.flatMap(({ openJobID }) => openJobID ?? []) ?? [];
  const countOf = (id: string) => ids.filter((other) => other === id).length;
  const [busiest] = ids.toSorted((one, other) => countOf(other) - countOf(one));
  if (!busiest) throw new Error('The organization of the test client has no application');
  return busiest;
}

/** A script for the page that scrolls a conversation near its beginning, so that people of both sides have written. */
const scrollToBeginning = "document.querySelector('[role=log]').scrollTop = 30";

/** A script for the page that uses the whole width of the window, as people can choose in the settings. */
const stretch = "document.documentElement.dataset.stretch = 'true'";

async function listPictures(): Promise<Picture[]> {
  const thread = paths.conversation(await findConversation());
  const board = paths.clientBoard(await findBusiestJob());
  return [
    { name: 'jobs', as: 'talent', at: `${paths.jobsFor('エンジニア')}&place=REMOTE`, ...wide },
    { name: 'thread', as: 'talent', at: thread, ...phone, script: scrollToBeginning },
    { name: 'board', as: 'client', at: board, ...wide, width: 1960, script: stretch },
    { name: 'dashboard', as: 'admin', at: `${paths.adminDashboard}?period=week`, ...wide, width: 1760 },
  ];
}

async function takePictures(browser: Browser): Promise<void> {
  const walkers = await signInWalkers();
  mkdirSync(folder, { recursive: true });
  for (const { name, as, at, width, pictureWidth, shape, script } of await listPictures()) {
    const look = { ...plainLook, width };
    const context = await openWindow(browser, look, walkers[as], {
      viewport: { width, height: Math.round(width * shape) },
      deviceScaleFactor: pictureWidth / width,
    });
    const page = await context.newPage();
    await reachState(page, { sheet: name, state: 'ready', as, at, looks: [look] });
    if (script) await page.evaluate(script);
    await page.evaluate(drawn);
    const path = join(folder, `${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 85 });
    console.log(`${path}: ${Math.round(statSync(path).size / 1000)} KB`);
    await context.close();
  }
}

withBrowser(takePictures, openAreaSettings).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
