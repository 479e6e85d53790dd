import { aboutText } from './aboutText';
import { InfoArticle } from './InfoArticle';

export const AboutScreen = () => <InfoArticle title="shell.pages.about" text={aboutText} />;
