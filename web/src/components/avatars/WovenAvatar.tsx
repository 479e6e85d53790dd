import type { ComponentProps } from 'react';
import { type ClothPatternName, clothPatterns } from './clothPatterns';
import { GeneratedAvatar } from './GeneratedAvatar';
import { hashName } from './hashName';
import { Weave } from './Weave';

interface WovenAvatarProps extends Omit<ComponentProps<typeof GeneratedAvatar>, 'colorBy' | 'children'> {
  /** The person's id. Without one, the avatar follows the name. */
  id: string | null;
}

const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/**
 * A GeneratedAvatar for people whose names may be initials that several of them share. Its colour, and the
 * pattern of the cloth around the letters, follow the person's id.
 */
export function WovenAvatar({ id, name, ...rest }: WovenAvatarProps) {
  const hash = hashName(id ?? name);
  return (
    <GeneratedAvatar {...rest} name={name} colorBy={id ?? name}>
      <Weave pattern={patterns[(hash >>> 8) % patterns.length]!} scale={0.5} />
    </GeneratedAvatar>
  );
}
