import type { OccupationJobs } from './OccupationJobs';
import { backendJobs } from './jobs/backendJobs';
import { backendServiceJobs } from './jobs/backendServiceJobs';
import { corporateItJobs } from './jobs/corporateItJobs';
import { dataEngineerJobs } from './jobs/dataEngineerJobs';
import { dataScientistJobs } from './jobs/dataScientistJobs';
import { embeddedJobs } from './jobs/embeddedJobs';
import { frontendJobs } from './jobs/frontendJobs';
import { frontendServiceJobs } from './jobs/frontendServiceJobs';
import { infraJobs } from './jobs/infraJobs';
import { machineLearningJobs } from './jobs/machineLearningJobs';
import { mobileJobs } from './jobs/mobileJobs';
import { qaJobs } from './jobs/qaJobs';
import { uxDesignerJobs } from './jobs/uxDesignerJobs';
import { graphicDesignerJobs } from './jobs/graphicDesignerJobs';
import { productManagerJobs } from './jobs/productManagerJobs';
import { projectManagerJobs } from './jobs/projectManagerJobs';
import { webMarketerJobs } from './jobs/webMarketerJobs';
import { securityJobs } from './jobs/securityJobs';

/** Every job of the demo data, by work category. */
export const jobTexts: OccupationJobs[] = [
  { occupation: 'フロントエンドエンジニア', jobs: [...frontendJobs, ...frontendServiceJobs] },
  { occupation: 'サーバーサイドエンジニア', jobs: [...backendJobs, ...backendServiceJobs] },
  { occupation: 'インフラ・SRE', jobs: infraJobs },
  { occupation: 'モバイルアプリエンジニア', jobs: mobileJobs },
  { occupation: 'データエンジニア', jobs: dataEngineerJobs },
  { occupation: 'データサイエンティスト', jobs: dataScientistJobs },
  { occupation: '機械学習エンジニア', jobs: machineLearningJobs },
  { occupation: 'QAエンジニア', jobs: qaJobs },
  { occupation: 'セキュリティエンジニア', jobs: securityJobs },
  { occupation: 'コーポレートエンジニア', jobs: corporateItJobs },
  { occupation: '組込みエンジニア', jobs: embeddedJobs },
  { occupation: 'UI/UXデザイナー', jobs: uxDesignerJobs },
  { occupation: 'グラフィックデザイナー', jobs: graphicDesignerJobs },
  { occupation: 'プロダクトマネージャー', jobs: productManagerJobs },
  { occupation: 'プロジェクトマネージャー', jobs: projectManagerJobs },
  { occupation: 'Webマーケター', jobs: webMarketerJobs },
];
