import { paymentText } from './paymentText';
import { InfoArticle } from './InfoArticle';

export const PaymentScreen = () => <InfoArticle title="shell.pages.payment" text={paymentText} />;
