import { pricingText } from './pricingText';
import { InfoArticle } from './InfoArticle';

export const PricingScreen = () => <InfoArticle title="shell.pages.pricing" text={pricingText} />;
