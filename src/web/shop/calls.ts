import type {
  CheckoutAnswer,
  NewOrderAnswer,
  OrderAnswer,
  OrderRequest,
  GiftOpened,
  OrderBirth,
} from '../../contract/orders.ts';
import { apiRequest } from '../shell/api-client.ts';

const orderCall = (handle: string, call = ''): string => `/api/orders/${encodeURIComponent(handle)}${call}`;

/** The key makes one order of a form that is sent twice. */
export async function placeOrder(body: OrderRequest, key: string): Promise<NewOrderAnswer> {
  const headers = { 'Idempotency-Key': key };
  const response = await apiRequest('POST', '/api/orders', { body, headers });
  return (await response.json()) as NewOrderAnswer;
}

export async function readOrder(handle: string, signal: AbortSignal): Promise<OrderAnswer> {
  const response = await apiRequest('GET', orderCall(handle), { signal });
  return (await response.json()) as OrderAnswer;
}

export async function payAgain(handle: string): Promise<void> {
  const response = await apiRequest('POST', orderCall(handle, '/retry'));
  const { url } = (await response.json()) as CheckoutAnswer;
  location.assign(url);
}

export async function payLater(handle: string): Promise<void> {
  await apiRequest('POST', orderCall(handle, '/later'));
}

export async function refundOrder(handle: string): Promise<void> {
  await apiRequest('POST', orderCall(handle, '/refund'));
}

export async function sendLinkAgain(handle: string): Promise<void> {
  await apiRequest('POST', orderCall(handle, '/resend'));
}

/** By the link of what was bought, as by the page of its order. */
export async function refundReport(token: string): Promise<void> {
  await apiRequest('POST', `/api/report/${encodeURIComponent(token)}/refund`);
}

export async function deleteReport(token: string): Promise<void> {
  await apiRequest('DELETE', `/api/report/${encodeURIComponent(token)}`);
}

export async function openGift(code: string, birth: OrderBirth): Promise<GiftOpened> {
  const response = await apiRequest('POST', `/api/gifts/${encodeURIComponent(code)}`, { body: { birth } });
  return (await response.json()) as GiftOpened;
}
