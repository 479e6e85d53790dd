import { SkillTags } from '../../../components/chips/SkillTags';
import { TextSection } from './TextSection';

interface JobSkillsProps {
  heading: string;
  names: string[];
  text: string | null;
}

export function JobSkills({ heading, names, text }: JobSkillsProps) {
  if (names.length === 0 && !text) return null;
  return (
    <TextSection heading={heading} text={text}>
      <SkillTags names={names} />
    </TextSection>
  );
}
