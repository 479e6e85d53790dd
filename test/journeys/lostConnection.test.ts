import { describeLostConnection } from './parts/describeLostConnection';

describeLostConnection('nothing is lost or shown twice when the network of one side is cut');
