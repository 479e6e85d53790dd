import json from '../data/selfIntroductions.json';

interface SelfIntroductions {
  /** Something personal: the third sentence of an introduction. */
  interests: string[];
  /** The last sentence: what the talent is looking for, beside the present job or instead of it. */
  sideWorkClosings: string[];
  jobChangeClosings: string[];
  /** Other wishes for the work. */
  sideWorkHopes: string[];
  jobChangeHopes: string[];
  /** How the talent heard of Enishi. */
  triggers: [trigger: string, description: string][];
}

/** How talents introduce themselves, whatever their occupation; talents.json has the sentences per occupation. */
export const selfIntroductions = json as SelfIntroductions;
