import { pricingText } from './pricingText';
import { InfoArticle } from './InfoArticle';

export const PricingScreen = () => <InfoArticle title="info.pricing" text={pricingText} />;
