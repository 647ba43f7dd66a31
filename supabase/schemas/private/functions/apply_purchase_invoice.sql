create function private.apply_purchase_invoice(p_invoice jsonb) returns private.invoice_outcome
language sql volatile
return case
  when p_invoice ->> 'external_id' like 'BST-%'
    then internal.apply_boost_invoice_update(p_invoice)
  else internal.apply_invoice_update(p_invoice)
end;
