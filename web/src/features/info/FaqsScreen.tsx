import { faqText } from './faqText';
import { InfoArticle } from './InfoArticle';

export const FaqsScreen = () => <InfoArticle title="info.faqs" text={faqText} folded />;
