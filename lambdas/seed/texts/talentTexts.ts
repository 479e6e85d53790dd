import type { TalentText } from './TalentText';
import { accountingTalents } from './talents/accountingTalents';
import { backendTalents } from './talents/backendTalents';
import { businessDeveloperTalents } from './talents/businessDeveloperTalents';
import { customerSuccessTalents } from './talents/customerSuccessTalents';
import { dataEngineerTalents } from './talents/dataEngineerTalents';
import { dataScientistTalents } from './talents/dataScientistTalents';
import { embeddedTalents } from './talents/embeddedTalents';
import { frontendTalents } from './talents/frontendTalents';
import { graphicDesignerTalents } from './talents/graphicDesignerTalents';
import { humanResourcesTalents } from './talents/humanResourcesTalents';
import { infraTalents } from './talents/infraTalents';
import { machineLearningTalents } from './talents/machineLearningTalents';
import { mobileTalents } from './talents/mobileTalents';
import { productManagerTalents } from './talents/productManagerTalents';
import { projectManagerTalents } from './talents/projectManagerTalents';
import { qaTalents } from './talents/qaTalents';
import { salesTalents } from './talents/salesTalents';
import { securityTalents } from './talents/securityTalents';
import { uxDesignerTalents } from './talents/uxDesignerTalents';
import { webMarketerTalents } from './talents/webMarketerTalents';
import { writingTalents } from './talents/writingTalents';

/** What people of each occupation say, and how many of each there are beside the others. */
export const talentTexts: { text: TalentText; share: number }[] = [
  { text: frontendTalents, share: 10 },
  { text: backendTalents, share: 11 },
  { text: infraTalents, share: 6 },
  { text: mobileTalents, share: 5 },
  { text: dataEngineerTalents, share: 4 },
  { text: dataScientistTalents, share: 5 },
  { text: machineLearningTalents, share: 4 },
  { text: qaTalents, share: 4 },
  { text: securityTalents, share: 3 },
  { text: embeddedTalents, share: 2 },
  { text: uxDesignerTalents, share: 6 },
  { text: graphicDesignerTalents, share: 4 },
  { text: productManagerTalents, share: 5 },
  { text: projectManagerTalents, share: 5 },
  { text: webMarketerTalents, share: 5 },
  { text: businessDeveloperTalents, share: 3 },
  { text: salesTalents, share: 5 },
  { text: customerSuccessTalents, share: 4 },
  { text: humanResourcesTalents, share: 4 },
  { text: accountingTalents, share: 4 },
  { text: writingTalents, share: 4 },
];
