/** Returns a new invoice for every request, so that only our own time is measured. */
export async function paymentStub(request: Request): Promise<Response> {
  const { external_id, amount } = await request.json();
  return Response.json({
    id: `inv_${external_id}`,
    external_id,
    amount,
    status: "PENDING",
    invoice_url: `http://127.0.0.1/pay/${external_id}`,
    expiry_date: new Date(Date.now() + 3_600_000).toISOString(),
  });
}
