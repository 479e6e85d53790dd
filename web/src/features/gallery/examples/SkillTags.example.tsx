import { SkillTags } from '../../../components/chips/SkillTags';
import type { Example } from '../Example';

const names = ['TypeScript', 'React', 'Node.js', 'AWS', '要件定義', 'Figma'];

export const example: Example = {
  name: 'SkillTags',
  states: {
    few: () => <SkillTags names={names.slice(0, 3)} />,
    'more-than-fit': () => <SkillTags names={names} most={4} />,
    long: () => (
      <SkillTags
        names={['Salesforce Marketing Cloud Account Engagement', '既存システムの刷新に向けた業務分析']}
      />
    ),
  },
};
