import type { Language } from '../../i18n/languages';

interface InfoSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
}

/** The body of an information page. It is loaded with its screen, since no other screen shows it. */
interface InfoBody {
  lead: string;
  sections: readonly InfoSection[];
}

export type InfoText = Readonly<Record<Language, InfoBody>>;
