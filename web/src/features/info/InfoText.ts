import type { Language } from '../../i18n/languages';

interface InfoSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
}

/** The content of an information page in one language. */
interface InfoBody {
  lead: string;
  sections: readonly InfoSection[];
}

export type InfoText = Readonly<Record<Language, InfoBody>>;
