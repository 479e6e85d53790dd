import { isEnding } from '../../../../../model/terms/isEnding';
import type { ReviewSide } from '../../../generated/schema';
import { AmendmentSection } from '../amend/AmendmentSection';
import type { ApplicationTerms, Sheet } from '../useApplicationTerms';
import { DatesSection } from './DatesSection';
import { DeliverySection } from './DeliverySection';
import { EndingSection } from './EndingSection';
import { ReviewSection } from './ReviewSection';

interface ContractSectionsProps {
  terms: ApplicationTerms;
  /** The version in force. */
  current: Sheet;
  side: ReviewSide;
  onChanged: () => void;
}

/** What follows the acceptance: how the document is delivered, the dates to come, changes of the terms, the end, and the reviews. */
export function ContractSections({ terms, current, side, onChanged }: ContractSectionsProps) {
  return (
    <>
      <DeliverySection {...{ terms, current, side, onChanged }} />
      <ReviewSection {...{ terms, side, onChanged }} />
      <DatesSection terms={terms} />
      {!isEnding(terms.ending) && <AmendmentSection {...{ terms, current, side, onChanged }} />}
      <EndingSection {...{ terms, side, onChanged }} />
    </>
  );
}
