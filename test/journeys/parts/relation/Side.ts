import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Visit } from '../../../support/browser/Visit';
import type { Hands } from './Hands';
import { loseTwice } from './loseTwice';

const pictures = join(__dirname, '..', '..', '..', '..', '.local', 'pictures', 'relation');
/** The least width of a window that has the application beside the messages. */
const BESIDE = 1128;
let taken = 0;

interface Deed {
  /** The mutations of the deed, each of which loses the network twice where it is lost. */
  mutations: readonly string[];
  /** The button that does it, and the one that does it again, where that is another. */
  button: () => Locator;
  again?: () => Locator;
  /** The button of the question that each press opens. */
  confirm?: string;
  /** The page sends it again by itself. */
  isAutomatic?: boolean;
  /** The page learns from a reading that it is done, although no answer has arrived. */
  isShownAnyway?: boolean;
}

interface Options {
  visit: Visit;
  who: 'recruiter' | 'talent';
  hands: Hands;
  /** What the API has refused; undefined where the network is not lost. */
  refusals?: unknown[] | undefined;
}

/** One of the two people of a relation, with their window. */
export class Side {
  constructor(private readonly options: Options) {}

  get page() {
    return this.options.visit.page;
  }

  get hands() {
    return this.options.hands;
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get log() {
    return this.page.getByRole('log');
  }

  open(path: string) {
    return this.options.visit.open(path);
  }

  button(name: string | RegExp, within: Pick<Locator, 'getByRole'> = this.page) {
    return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  press(target: Locator) {
    return this.hands.press(target.and(this.page.locator(':not([aria-busy])')));
  }

  /** Opens a part of the application's page that is a tab where there is no room beside the messages. */
  async part(name: 'やりとり' | '応募内容' | '案件・詳細'): Promise<void> {
    if (this.options.visit.width < BESIDE) await this.press(this.page.getByRole('tab', { name }));
  }

  /** With `PICTURES=relation`, keeps a picture of what the person sees, in the order of the day. */
  async see(name: string): Promise<void> {
    if (process.env.PICTURES !== 'relation') return;
    const { visit, who } = this.options;
    const folder = join(pictures, String(visit.width));
    mkdirSync(folder, { recursive: true });
    await visit.settle();
    taken += 1;
    const number = String(taken).padStart(2, '0');
    await this.page.screenshot({ path: join(folder, `${number}-${who}-${name}.png`) });
  }

  /** Does something: once, or as often as a person must whose network is lost at each of its mutations. */
  async do({ mutations, button, again = button, confirm, ...more }: Deed): Promise<void> {
    const press = async (shown: () => Locator) => {
      await this.press(shown());
      if (confirm) await this.press(this.button(confirm, this.dialog));
    };
    const { refusals } = this.options;
    if (!refusals) return press(button);
    const losses = mutations.length * 2;
    const network = await loseTwice(this.page, mutations, refusals);
    await press(button);
    if (more.isAutomatic) return void (await network.waitUntil(losses));
    for (let loss = 1; loss <= losses; loss += 1) {
      await network.waitUntil(loss);
      if (loss < losses || !more.isShownAnyway) await press(again);
    }
  }
}
