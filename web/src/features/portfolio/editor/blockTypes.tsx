import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FontSizeOutlined from '@ant-design/icons/FontSizeOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import TrophyOutlined from '@ant-design/icons/TrophyOutlined';
import type { ReactNode } from 'react';
import type { PortfolioType } from '../../../generated/schema';

/** The types of portfolio blocks with their icons, in the order in which they are offered. */
export const blockTypes: Readonly<Record<PortfolioType, ReactNode>> = {
  TEXT: <FontSizeOutlined aria-hidden />,
  IMAGE: <FileImageOutlined aria-hidden />,
  LINK: <LinkOutlined aria-hidden />,
  EMBED: <PlayCircleOutlined aria-hidden />,
  FILE: <FileTextOutlined aria-hidden />,
  ACHIEVEMENT: <TrophyOutlined aria-hidden />,
};
