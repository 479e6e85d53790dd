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
import { businessDeveloperJobs } from './jobs/businessDeveloperJobs';
import { salesJobs } from './jobs/salesJobs';
import { customerSuccessJobs } from './jobs/customerSuccessJobs';
import { humanResourcesJobs } from './jobs/humanResourcesJobs';
import { accountingJobs } from './jobs/accountingJobs';
import { legalJobs } from './jobs/legalJobs';
import { publicRelationsJobs } from './jobs/publicRelationsJobs';
import { writingJobs } from './jobs/writingJobs';
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
  { occupation: '事業開発', jobs: businessDeveloperJobs },
  { occupation: '法人営業', jobs: salesJobs },
  { occupation: 'カスタマーサクセス', jobs: customerSuccessJobs },
  { occupation: '人事・採用', jobs: humanResourcesJobs },
  { occupation: '経理・財務', jobs: accountingJobs },
  { occupation: '法務', jobs: legalJobs },
  { occupation: '広報・PR', jobs: publicRelationsJobs },
  { occupation: '編集・ライター', jobs: writingJobs },
];
