import { aboutText } from './aboutText';
import { InfoArticle } from './InfoArticle';

export const AboutScreen = () => <InfoArticle title="info.about" text={aboutText} />;
