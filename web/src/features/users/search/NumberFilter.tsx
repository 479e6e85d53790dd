import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { FilterSection } from '../../../components/filters/FilterSection';

interface NumberFilterProps {
  title: string;
  choices: number[];
  textOf: (choice: number) => string;
  chosen: number | null;
  onChange: (chosen: number | null) => void;
}

/** A filter for one number, which people choose from a short list. */
export const NumberFilter = ({ title, choices, textOf, chosen, onChange }: NumberFilterProps) => (
  <FilterSection title={title} active={chosen === null ? 0 : 1} open={false}>
    <ChoiceChips
      label={title}
      options={choices.map((choice) => ({ value: String(choice), label: textOf(choice) }))}
      chosen={chosen === null ? null : String(chosen)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  </FilterSection>
);
