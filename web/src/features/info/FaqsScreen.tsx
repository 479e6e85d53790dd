import { faqText } from './faqText';
import { InfoArticle } from './InfoArticle';

export const FaqsScreen = () => <InfoArticle title="shell.pages.faqs" text={faqText} folded />;
