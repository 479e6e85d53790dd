import { paymentText } from './paymentText';
import { InfoArticle } from './InfoArticle';

export const PaymentScreen = () => <InfoArticle title="info.payment" text={paymentText} />;
